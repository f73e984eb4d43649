import { ThemeProvider } from '@mui/material/styles';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState, type ReactElement, type ReactNode } from 'react';
import { currentSession } from '@/lib/auth/session';
import { formats, htmlLang, type Locale } from '@/lib/i18n/locales';
import { ViewContext, changeQuery, type View } from '@/lib/router/view';
import { StoreProvider, store } from '@/lib/state/store';
import { translationsAtom } from '@/lib/state/translations';
import { appTheme } from '@/lib/theme/theme';
import { MESSAGES } from './messages';

/** jsdom drops rules that stand in a layer. */
const theme = { ...appTheme, modularCssLayers: false };

/** As the page's own: what a change makes stale is asked for again. */
export function testClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation) => {
        mutation.meta?.invalidates?.forEach((queryKey) => void client.invalidateQueries({ queryKey }));
      },
    }),
  });
  return client;
}

/**
 * jsdom works out every rule of the theme for every element that a role is looked for among: four seconds a query on a
 * form. Styles hide nothing here that is not hidden otherwise, so none are worked out.
 */
const withoutStyles = () => jest.spyOn(window, 'getComputedStyle').mockReturnValue(document.createElement('div').style);

export const fakeView = (change: Partial<View> = {}): View => ({
  key: '/ProductAdd',
  title: '产品',
  path: '/ProductAdd',
  params: {},
  query: new URLSearchParams(),
  setQuery: () => {},
  setDirty: () => {},
  setWriting: () => {},
  setRecord: () => {},
  close: () => {},
  ...change,
});

interface ViewOptions {
  view?: View;
  locale?: Locale;
  client?: QueryClient;
}

/** Draws a screen or a part with what the page gives it; for tests. */
export function renderInView(ui: ReactElement, options: ViewOptions = {}) {
  withoutStyles();
  const { view = fakeView(), locale = 'zh', client = testClient() } = options;
  document.documentElement.lang = htmlLang(locale);
  // Parts that come with their texts put all that are loaded around themselves.
  store.set(translationsAtom, MESSAGES);
  currentSession().account = 'name:tester';
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="Asia/Shanghai" formats={formats}>
      <StoreProvider store={store}>
        <ThemeProvider theme={theme}>
          <QueryClientProvider client={client}>
            <ViewContext value={view}>{children}</ViewContext>
          </QueryClientProvider>
        </ThemeProvider>
      </StoreProvider>
    </NextIntlClientProvider>
  );
  return { ...render(ui, { wrapper }), client };
}

interface ScreenOptions {
  locale?: Locale;
  /** The page's title as the platform sent it. */
  title?: string;
  /** The query of the address at first. */
  query?: string;
  client?: QueryClient;
}

/** As {@link renderInView}, at an address that lives in memory and follows the screen. */
export function renderScreen(ui: ReactElement, { locale, title = '', query = '', client }: ScreenOptions = {}) {
  let address = query;
  const Page = () => {
    const [params, setParams] = useState(new URLSearchParams(query));
    const setQuery: View['setQuery'] = (change) => {
      const next = changeQuery(params, change);
      address = next.toString();
      setParams(next);
    };
    return <ViewContext value={fakeView({ title, query: params, setQuery })}>{ui}</ViewContext>;
  };
  return { ...renderInView(<Page />, { locale, client }), address: () => address };
}
