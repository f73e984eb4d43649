import { Messages } from '@/components/layout/Messages';
import { UpdateLine } from '@/components/layout/UpdateLine';
import { Providers } from './providers';

/** Messages that are shown over every page. */
export function Notes() {
  return (
    <Providers>
      <Messages />
      <UpdateLine />
    </Providers>
  );
}
