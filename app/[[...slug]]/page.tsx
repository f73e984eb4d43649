import { Client } from '../client';

export const dynamicParams = false;

/** The only page: everything after the # is the client's own routing. */
export function generateStaticParams() {
  return [{ slug: [] as string[] }];
}

export default function Page() {
  return <Client />;
}
