import { setConfig } from '@/lib/config/config';
import { Host, Silent, type Connection } from './host';
import { checkLists } from './list-checks';
import { Report } from './report';
import { checkCors, checkSession, openSession, type Credentials } from './session-checks';
import { checkWrites } from './write-checks';

export interface Run extends Connection, Credentials {
  /** Without it the platform is only read. */
  write: boolean;
  /** Entities, as in the paths; without it all. */
  only?: readonly string[] | undefined;
  /** The origin of the client; without it CORS is not looked at. */
  origin?: string | undefined;
}

/** Compares a platform with the contract. */
export async function conform({ write, only, origin, token, account, password, ...connection }: Run): Promise<Report> {
  // The client's own encoding of bodies reads it.
  setConfig(connection.config);
  const report = new Report();
  const host = new Host(connection, report);
  if (!(await openSession(host, { token, account, password }))) return report;
  try {
    await checkCors(host, origin);
    await checkSession(host);
    await checkLists(host, only);
    if (write) await checkWrites(host, only);
  } catch (error) {
    if (!(error instanceof Silent)) throw error;
  }
  return report;
}
