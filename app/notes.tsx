import { StyledEngineProvider } from '@mui/material/styles';
import { Messages } from '@/components/layout/Messages';
import { UpdateLine } from '@/components/layout/UpdateLine';
import { Translations } from '@/components/ui/Translations';
import { StoreProvider, store } from '@/lib/state/store';

/** Messages that are shown over every page. They need no theme, which would write all of its variables a second time. */
export function Notes() {
  return (
    <StoreProvider store={store}>
      <Translations>
        <StyledEngineProvider enableCssLayer>
          <Messages />
          <UpdateLine />
        </StyledEngineProvider>
      </Translations>
    </StoreProvider>
  );
}
