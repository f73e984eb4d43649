import { useTranslations } from 'next-intl';
import { RecordDrawer } from '@/components/ui/record/RecordDrawer';
import { ContactForm } from './ContactForm';
import { CONTACT_KIND } from './contact-kind';

export function ContactDrawer() {
  const t = useTranslations('contact');
  return (
    <RecordDrawer
      kind={CONTACT_KIND}
      title={(contact) => (contact ? contact.name : t('new'))}
      head={({ avatar, position }) => ({ picture: avatar, facts: position })}
      form={(contact, drawer) => <ContactForm contact={contact} drawer={drawer} />}
    />
  );
}
