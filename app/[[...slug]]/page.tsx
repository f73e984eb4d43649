import { Client } from '../client';

export const dynamicParams = false;

/** The only page: the path after the # is routed by the client. */
export function generateStaticParams() {
  return [{ slug: [] as string[] }];
}

export default function Page() {
  return <Client />;
}
