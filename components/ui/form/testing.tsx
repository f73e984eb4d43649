import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import { formats, type Locale } from '@/lib/i18n/locales';
import { ViewContext, type View } from '@/lib/router/view';
import { appTheme } from '@/lib/theme/theme';
import enEntry from '@/messages/en/entry.json';
import enFeedback from '@/messages/en/feedback.json';
import enForm from '@/messages/en/form.json';
import enProductForm from '@/messages/en/productForm.json';
import zhEntry from '@/messages/zh/entry.json';
import zhFeedback from '@/messages/zh/feedback.json';
import zhForm from '@/messages/zh/form.json';
import zhProductForm from '@/messages/zh/productForm.json';

const MESSAGES = {
  zh: { entry: zhEntry, feedback: zhFeedback, form: zhForm, productForm: zhProductForm },
  en: { entry: enEntry, feedback: enFeedback, form: enForm, productForm: enProductForm } as object,
};

export const fakeView = (change: Partial<View> = {}): View => ({
  key: '/ProductAdd',
  title: '产品',
  path: '/ProductAdd',
  params: {},
  query: new URLSearchParams(),
  setQuery: () => {},
  setDirty: () => {},
  close: () => {},
  ...change,
});

interface Options {
  view?: View;
  locale?: Locale;
  client?: QueryClient;
}

/**
 * jsdom works out every rule of the theme for every element that a role is looked for among: four seconds a query on a
 * form. Styles hide nothing here that is not hidden otherwise, so none are worked out.
 */
const withoutStyles = () => jest.spyOn(window, 'getComputedStyle').mockReturnValue(document.createElement('div').style);

/** Draws a screen or a part of a form with what the page gives it; for tests. */
export function renderInView(ui: ReactElement, options: Options = {}) {
  withoutStyles();
  const { view = fakeView(), locale = 'zh' } = options;
  const client =
    options.client ?? new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const Wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="Asia/Shanghai" formats={formats}>
      <ThemeProvider theme={appTheme}>
        <QueryClientProvider client={client}>
          <ViewContext value={view}>{children}</ViewContext>
        </QueryClientProvider>
      </ThemeProvider>
    </NextIntlClientProvider>
  );
  return { ...render(ui, { wrapper: Wrapper }), client };
}
