import { setConfig } from '@/lib/config/config';
import { Host, type Connection } from './host';
import { checkLists } from './list-checks';
import { Report } from './report';
import { checkSession, openSession, type Credentials } from './session-checks';
import { checkWrites } from './write-checks';

export interface Run extends Connection, Credentials {
  /** Without it the platform is only read. */
  write: boolean;
}

/** Compares a platform with the contract. */
export async function conform({ write, token, account, password, ...connection }: Run): Promise<Report> {
  // The client's own encoding of bodies reads it.
  setConfig(connection.config);
  const report = new Report();
  const host = new Host(connection, report);
  if (!(await openSession(host, { token, account, password }))) return report;
  await checkSession(host);
  // Where nothing answers at all, the rest would only wait.
  const silent = report.unanswered.length === report.calls;
  if (silent) return report;
  await checkLists(host);
  if (write) await checkWrites(host);
  return report;
}
