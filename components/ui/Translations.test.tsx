import { act, render, screen } from '@testing-library/react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { localeAtom } from '@/lib/state/locale';
import { store, StoreProvider } from '@/lib/state/store';
import { needTranslations } from '@/lib/state/translations';
import { Translations } from './Translations';

test('texts that come for one screen render nothing anew in the others, a change of language does', async () => {
  await Promise.all([needTranslations('zh', ['tree']), needTranslations('en', ['tree'])]);
  let count = 0;
  const Open = memo(function Open() {
    count += 1;
    return <p>{useTranslations('tree')('top')}</p>;
  });
  render(
    <StoreProvider store={store}>
      <Translations>
        <Open />
      </Translations>
    </StoreProvider>,
  );
  const [before, chinese] = [count, screen.getByRole('paragraph').textContent];
  await act(() => needTranslations('zh', ['chart']));
  expect(count).toBe(before);
  act(() => store.set(localeAtom, 'en'));
  expect(screen.getByRole('paragraph').textContent).not.toBe(chinese);
});
