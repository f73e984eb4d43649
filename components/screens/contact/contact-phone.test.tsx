import { screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import type { Contact } from '@/lib/api/contact';
import { useContactColumns } from './contact-columns';
import { ContactCard } from './ContactCard';

const ANN = {
  ...{ id: '1', version: 1, createdAt: '2026-01-05T02:00:00Z', updatedAt: '2026-01-05T02:00:00Z' },
  ...{ name: 'Ann', mobile: '+86 138-0013-8000', email: 'ann@yq.example', languages: [], timezone: 'Asia/Shanghai' },
  ...{ primary: false, visible: true },
} as unknown as Contact;

const Row = () => useContactColumns('comfortable').map(({ key, render }) => <div key={key}>{render(ANN)}</div>);

test.each([
  ['the table', <Row key="row" />],
  ['the card', <ContactCard key="card" contact={ANN} actions={null} />],
])('in %s a click dials the international number, or writes to the address', (_, ui) => {
  renderInView(ui);
  expect(screen.getByRole('link', { name: ANN.mobile })).toHaveAttribute('href', 'tel:+8613800138000');
  expect(screen.getByRole('link', { name: ANN.email })).toHaveAttribute('href', 'mailto:ann@yq.example');
});
