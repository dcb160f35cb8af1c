/** Does a host name mean the machine the page runs on, whoever asks? */
export const isOnlyHere = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
