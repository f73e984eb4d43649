jest.mock('@/messages/titles', () => ({
  TITLES: { zh: { home: '首页', shop: '店铺' }, en: { home: 'Home', shop: 'Shop' }, fr: { home: 'Accueil' } },
}));

import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { routeTitles, useRouteTitle } from './route-title';

function Title({ sent }: { sent: string }) {
  return <h1>{useRouteTitle()(sent)}</h1>;
}

test.each([
  ['zh', 'Home', '首页'],
  ['en', '首页', 'Home'],
  ['en', 'Accueil', 'Home'],
  ['fr', '首页', 'Accueil'],
  ['fr', '店铺', 'Shop'],
  ['en', '仓库', '仓库'],
])('in %s, a page that the platform calls %s is %s', (locale, sent, shown) => {
  render(
    <NextIntlClientProvider locale={locale as 'en'} messages={{}}>
      <Title sent={sent} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent(shown);
});

it('knows a title in every language that has it', () => {
  expect(routeTitles('Home')).toEqual(['首页', 'Home', 'Accueil']);
  expect(routeTitles('Shop')).toEqual(['店铺', 'Shop']);
  expect(routeTitles('仓库')).toEqual(['仓库']);
});
