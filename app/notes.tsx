import { Messages } from '@/components/layout/Messages';
import { UpdateLine } from '@/components/layout/UpdateLine';
import { Layered } from '@/components/ui/Styles';
import { Translations } from '@/components/ui/Translations';
import { StoreProvider, store } from '@/lib/state/store';

/** Messages that are shown over every page. They need no theme, which would write all of its variables a second time. */
export function Notes() {
  return (
    <StoreProvider store={store}>
      <Translations>
        <Layered>
          <Messages />
          <UpdateLine />
        </Layered>
      </Translations>
    </StoreProvider>
  );
}
