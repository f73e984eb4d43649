import { RowButtons } from '@/components/ui/table/changes/ActionButtons';
import type { Contact } from '@/lib/api/contact';
import type { ContactActions } from './use-contact-actions';

export function ContactRowActions({ contact, actions }: { contact: Contact; actions: ContactActions }) {
  return <RowButtons actions={actions.ofOne(contact)} busy={actions.busy} />;
}
