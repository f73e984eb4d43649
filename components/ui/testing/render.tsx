import { ThemeProvider } from '@mui/material/styles';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState, type ReactElement, type ReactNode } from 'react';
import { LOCALES, formats, type Locale } from '@/lib/i18n/locales';
import { ViewContext, changeQuery, type View } from '@/lib/router/view';
import { appTheme } from '@/lib/theme/theme';
import enEntry from '@/messages/en/entry.json';
import enFeedback from '@/messages/en/feedback.json';
import enProductList from '@/messages/en/productList.json';
import enRoute from '@/messages/en/route.json';
import enTable from '@/messages/en/table.json';
import zhEntry from '@/messages/zh/entry.json';
import zhFeedback from '@/messages/zh/feedback.json';
import zhProductList from '@/messages/zh/productList.json';
import zhRoute from '@/messages/zh/route.json';
import zhTable from '@/messages/zh/table.json';

const MESSAGES = {
  zh: { entry: zhEntry, feedback: zhFeedback, productList: zhProductList, route: zhRoute, table: zhTable },
  en: { entry: enEntry, feedback: enFeedback, productList: enProductList, route: enRoute, table: enTable } as object,
};

/** As the page's own: what a change makes stale is asked for again. */
function testClient(): QueryClient {
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

interface Options {
  locale?: Locale;
  /** The page's title as the platform sent it. */
  title?: string;
  /** The query of the address at first. */
  query?: string;
}

/** Draws a screen or a part with what the page gives it, at an address that lives in memory; for tests. */
export function renderScreen(ui: ReactElement, { locale = 'zh', title = '', query = '' }: Options = {}) {
  document.documentElement.lang = LOCALES[locale].htmlLang;
  const client = testClient();
  let address = query;
  const Page = ({ children }: { children: ReactNode }) => {
    const [params, setParams] = useState(new URLSearchParams(query));
    const view: View = {
      key: 'test',
      title,
      path: '/test',
      params: {},
      query: params,
      setQuery: (change) => {
        const next = changeQuery(params, change);
        address = next.toString();
        setParams(next);
      },
      setDirty: () => {},
      close: () => {},
    };
    return <ViewContext value={view}>{children}</ViewContext>;
  };
  const result = render(
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="Asia/Shanghai" formats={formats}>
      <ThemeProvider theme={appTheme}>
        <QueryClientProvider client={client}>
          <Page>{ui}</Page>
        </QueryClientProvider>
      </ThemeProvider>
    </NextIntlClientProvider>,
  );
  return { ...result, client, address: () => address };
}
