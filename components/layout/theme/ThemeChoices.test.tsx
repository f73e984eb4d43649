import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInView } from '@/components/ui/testing/render';
import { parseConfig, setConfig } from '@/lib/config/config';
import { SETTINGS, THEME_KEYS, type ThemeChoice } from '@/lib/config/schema';
import { store } from '@/lib/state/store';
import { themeAtom } from '@/lib/state/theme';
import { ThemeChoices } from './ThemeChoices';

const NAMES = THEME_KEYS.filter((name): name is ThemeChoice => SETTINGS[name].values !== undefined);

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
});

test('the options of each setting are one group, with a name of its own', () => {
  renderInView(
    <>
      {NAMES.map((name) => (
        <ThemeChoices key={name} name={name} />
      ))}
    </>,
  );
  const groups = screen
    .getAllByRole('radiogroup')
    .map((group) => within(group).getAllByRole<HTMLInputElement>('radio'));
  expect(groups).toHaveLength(NAMES.length);
  const names = groups.map((radios) => [...new Set(radios.map(({ name }) => name))]);
  names.forEach((own) => expect(own).toEqual([expect.stringMatching(/./)]));
  expect(new Set(names.flat()).size).toBe(NAMES.length);
});

test('the arrow key chooses the next option', async () => {
  renderInView(<ThemeChoices name="scheme" />);
  const { values } = SETTINGS.scheme;
  screen.getAllByRole('radio')[0]!.focus();
  await userEvent.setup().keyboard('{ArrowDown}');
  expect(screen.getAllByRole('radio')[1]).toHaveFocus();
  expect(store.get(themeAtom).scheme).toBe(values[1]);
});
