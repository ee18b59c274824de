declare const granted: unique symbol

/** Says that a person may be called. Nothing but `permissionToCall` gives it. */
export type PermissionToCall = { readonly [granted]: true }

/** An address that starts a call. Nothing but `telLink` makes one. */
export type TelLink = `tel:${string}` & { readonly [granted]: true }

/**
 * Returns the link that calls a number. The permission is an argument so that an e-mail about somebody
 * who must not be called cannot have one: it would not compile.
 */
export function telLink(_permission: PermissionToCall, uri: string): TelLink {
  return uri as TelLink
}
