import { Messages } from '@/components/layout/Messages';
import { UpdateLine } from '@/components/layout/UpdateLine';
import { baseTheme } from '@/lib/theme/base-theme';
import { Providers } from './providers';

/** Messages that are shown over every page. */
export function Notes() {
  return (
    <Providers theme={baseTheme}>
      <Messages />
      <UpdateLine />
    </Providers>
  );
}
