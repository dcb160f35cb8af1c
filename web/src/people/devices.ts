// What this browser can do for its owner: be told of turns by push, and open the account by a passkey.
import { ask } from "../lib/api";
import type { Me, NewPasskeyRequest, PasskeyList, PasskeyOptions, PasskeyRequest, PushCard, PushEndRequest, PushRequest } from "../lib/protocol";

export function packed(data: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export function unpacked(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

// --- push ------------------------------------------------------------------------------------------------

export const push = {
  possible: (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window,
  card: () => ask<PushCard>("/api/me/push"),
  /** Is this browser told? Nothing is asked of anybody for finding out. */
  here: async (): Promise<PushSubscription | null> => {
    const worker = await navigator.serviceWorker.getRegistration("/");
    return (await worker?.pushManager.getSubscription()) ?? null;
  },
  /** Only now, when somebody wants it, does the browser ask whether it may. */
  begin: async (key: string): Promise<PushCard | null> => {
    if ((await Notification.requestPermission()) !== "granted") return null;
    await navigator.serviceWorker.register("/worker.js");
    const worker = await navigator.serviceWorker.ready;
    const before = await worker.pushManager.getSubscription();
    await before?.unsubscribe(); // it may be for another key
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: unpacked(key) });
    const [theirs, auth] = [made.getKey("p256dh"), made.getKey("auth")];
    if (!theirs || !auth) return null;
    const wanted: PushRequest = { endpoint: made.endpoint, key: packed(theirs), auth: packed(auth) };
    return ask<PushCard>("/api/me/push", "", wanted);
  },
  /** Not told any more; who signs out here is told nothing here. */
  end: async (): Promise<PushCard | null> => {
    const told = push.possible() ? await push.here() : null;
    if (!told) return null;
    await told.unsubscribe();
    return ask<PushCard>("/api/me/push/end", "", { endpoint: told.endpoint } satisfies PushEndRequest);
  },
};

// --- passkeys --------------------------------------------------------------------------------------------

interface Described {
  id: string;
  type: PublicKeyCredentialType;
}

function described(found: Described[] | undefined): PublicKeyCredentialDescriptor[] {
  return (found ?? []).map((one) => ({ ...one, id: unpacked(one.id) }));
}

/** A credential as the server reads it. */
function told(credential: PublicKeyCredential): PasskeyRequest["credential"] {
  const response: Record<string, string> = {};
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    const part: unknown = (credential.response as unknown as Record<string, unknown>)[name];
    if (part instanceof ArrayBuffer) response[name] = packed(part);
  }
  return { id: credential.id, rawId: packed(credential.rawId), type: credential.type, response, clientExtensionResults: {} };
}

export const passkeys = {
  possible: (): boolean => "credentials" in navigator && "PublicKeyCredential" in window,
  list: () => ask<PasskeyList>("/api/me/passkeys").then((found) => found.passkeys),
  remove: (id: string) => ask<PasskeyList>(`/api/me/passkeys/${encodeURIComponent(id)}/end`, "", {}).then((found) => found.passkeys),
  /** Make one. Null: the device or its owner did not want to. */
  make: async (name: string, password: string): Promise<PasskeyList["passkeys"] | null> => {
    const { options } = (await ask<PasskeyOptions>("/api/me/passkeys/begin", "", {})) as { options: any };
    const publicKey = { ...options, challenge: unpacked(options.challenge), user: { ...options.user, id: unpacked(options.user.id) }, excludeCredentials: described(options.excludeCredentials) };
    const made = await navigator.credentials.create({ publicKey }).catch(() => null);
    if (!made) return null;
    const wanted: NewPasskeyRequest = { name, password, credential: told(made as PublicKeyCredential) };
    return ask<PasskeyList>("/api/me/passkeys", "", wanted).then((found) => found.passkeys);
  },
  signIn: async (): Promise<Me | null> => {
    const { options } = (await ask<PasskeyOptions>("/api/session/passkey/begin", "", {})) as { options: any };
    const publicKey = { ...options, challenge: unpacked(options.challenge), allowCredentials: described(options.allowCredentials) };
    const signed = await navigator.credentials.get({ publicKey }).catch(() => null);
    if (!signed) return null;
    return ask<Me>("/api/session/passkey", "", { credential: told(signed as PublicKeyCredential) } satisfies PasskeyRequest);
  },
};
