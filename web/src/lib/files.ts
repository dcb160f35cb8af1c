// Files that go to the player's own disk.
export function keepFile(file: Blob, name: string): void {
  const a = document.createElement("a");
  a.href = URL.createObjectURL(file);
  a.download = name;
  a.click();
  URL.revokeObjectURL(a.href);
}
