import { screen } from '@testing-library/react';
import { RightsContext } from '@/components/ui/permission/Can';
import { MESSAGES } from '@/components/ui/testing/messages';
import { renderInView } from '@/components/ui/testing/render';
import { STRENGTH_KINDS, type StrengthEntry } from '@/lib/api/strength';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { KIND_FIELDS } from './kind-fields';
import { StrengthForm } from './StrengthForm';

const drawer = { close: () => {}, leave: () => {} };
const fields = () => document.querySelectorAll('[data-field]').length;

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('token');
  localStorage.clear();
});

test.each(STRENGTH_KINDS)('a new entry of the kind %s has the fields of its kind and the four of all', (kind) => {
  renderInView(<StrengthForm entry={undefined} newKind={kind} drawer={drawer} />);
  expect(screen.getByRole('combobox', { name: /类型|类别/ })).toHaveValue(MESSAGES.zh.strength.kind[kind]);
  expect(fields()).toBe(4 + KIND_FIELDS[kind].length);
});

test('a value that its kind does not have is shown, too; who may not edit can change none', () => {
  const entry: StrengthEntry = {
    ...{ id: '1', sort: 0, version: 1, createdAt: '2026-03-10T04:00:00Z', updatedAt: '2026-03-10T04:00:00Z' },
    ...{ kind: 'partner', title: 'ISO', images: [], description: '', staff: 7 },
  };
  renderInView(
    <RightsContext value={{ admin: false, roles: [], permissions: ['shopResource:read'] }}>
      <StrengthForm entry={entry} newKind="certificate" drawer={drawer} />
    </RightsContext>,
  );
  expect(fields()).toBe(4 + KIND_FIELDS.partner.length + 1);
  for (const box of screen.getAllByRole('textbox')) expect(box).toBeDisabled();
});
