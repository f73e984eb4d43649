/** What a user may do (specification 6). Only the client itself sets `admin`; no response of the platform can. */
export interface Rights {
  admin: boolean;
  roles: readonly string[];
  permissions: readonly string[];
}

export const NO_RIGHTS: Rights = { admin: false, roles: [], permissions: [] };
/** With login interception off the user is virtual and has full access. */
export const FULL_RIGHTS: Rights = { admin: true, roles: [], permissions: [] };

export type Guard =
  readonly string[] | { role?: readonly string[]; permission?: readonly string[]; mode?: 'oneOf' | 'allOf' | 'except' };

const isList = (guard: Guard): guard is readonly string[] => Array.isArray(guard);

/**
 * Whether the rights satisfy a guard. A list of names is satisfied by any of them among roles and permissions together;
 * an object by `oneOf` (any, the default), `allOf` (all) or `except` (not all) of its names. An empty guard is
 * satisfied by an admin only; an empty `except` excludes no user.
 */
export function can(rights: Rights, guard: Guard | undefined): boolean {
  if (guard === undefined || rights.admin) return true;
  if (isList(guard)) return guard.some((name) => rights.roles.includes(name) || rights.permissions.includes(name));
  const held = [
    ...(guard.role ?? []).map((name) => rights.roles.includes(name)),
    ...(guard.permission ?? []).map((name) => rights.permissions.includes(name)),
  ];
  if (guard.mode === 'except') return held.length === 0 || !held.every(Boolean);
  if (guard.mode === 'allOf') return held.length > 0 && held.every(Boolean);
  return held.some(Boolean);
}

/**
 * Whether to offer an action. Its guard is a list of the contract's names, `<entity>:edit` and `<entity>:delete`. If no
 * right of the user names the entity, everything is offered and the platform's 403 decides: a missing button would stop
 * the work, a superfluous one does no harm.
 */
export function offers(rights: Rights, guard: Guard | undefined): boolean {
  const isUnspoken = (name: string) => {
    const domain = name.slice(0, name.indexOf(':') + 1);
    return domain !== '' && !rights.permissions.some((permission) => permission.startsWith(domain));
  };
  return (guard !== undefined && isList(guard) && guard.some(isUnspoken)) || can(rights, guard);
}
