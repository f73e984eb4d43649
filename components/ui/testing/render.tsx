import { ThemeProvider } from '@mui/material/styles';
import { MutationCache, QueryClient, QueryClientProvider, type MutationMeta } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState, type ReactElement, type ReactNode } from 'react';
import { isMaybeDone } from '@/lib/api/request/errors';
import { currentSession } from '@/lib/auth/session';
import { formatsOf, htmlLang, type Locale } from '@/lib/i18n/locales';
import { ViewContext, changeQuery, type View } from '@/lib/router/view';
import { showError } from '@/lib/state/messages';
import { StoreProvider, store } from '@/lib/state/store';
import { translationsAtom } from '@/lib/state/translations';
import { appTheme } from '@/lib/theme/theme';
import { MESSAGES } from './messages';

/** jsdom ignores rules in cascade layers. */
const theme = { ...appTheme, modularCssLayers: false };

/** Invalidates queries like the app's client, and with `says` shows the errors that no screen shows itself. */
export function testClient({ says = false } = {}): QueryClient {
  const outdate = (meta: MutationMeta | undefined) =>
    meta?.invalidates.forEach((queryKey) => void client.invalidateQueries({ queryKey }));
  const client: QueryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation) => outdate(mutation.meta),
      onError: (error, _variables, _result, mutation) => {
        if (isMaybeDone(error)) outdate(mutation.meta);
        if (says && !mutation.meta?.ownErrors) showError(error);
      },
    }),
  });
  return client;
}

/**
 * jsdom computes all rules of the theme for every element it checks in a query by role: four seconds per query on a
 * form. Nothing in these tests is hidden by styles only, so computed styles are replaced by an empty one.
 */
const withoutStyles = () => jest.spyOn(window, 'getComputedStyle').mockReturnValue(document.createElement('div').style);

export const fakeView = (change: Partial<View> = {}): View => ({
  key: '/ProductAdd',
  title: '产品',
  path: '/ProductAdd',
  params: {},
  query: new URLSearchParams(),
  setQuery: () => {},
  setUnsaved: () => {},
  askToLeave: (leave) => leave(),
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

/** Renders a component with the providers of a page, for tests. */
export function renderInView(ui: ReactElement, options: ViewOptions = {}) {
  withoutStyles();
  const { view = fakeView(), locale = 'zh', client = testClient() } = options;
  document.documentElement.lang = htmlLang(locale);
  // Components loaded with their texts render a provider with the loaded ones.
  store.set(translationsAtom, MESSAGES);
  currentSession().account = 'name:tester';
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider
      locale={locale}
      messages={MESSAGES[locale]}
      timeZone="Asia/Shanghai"
      formats={formatsOf(locale)}
    >
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
  title?: string;
  query?: string;
  client?: QueryClient;
}

/** Like {@link renderInView}, at an address in memory that the screen can change. */
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
