import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/layout/TextLink';
import { Row } from '@/components/ui/layout/Stack';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { useEdited } from '@/components/ui/record/use-edited';
import { PersonPicture } from '@/components/ui/person/PersonPicture';
import { DENSITY_SIZES, type Density } from '@/components/ui/table/rows/column';
import type { Contact } from '@/lib/api/contact';
import styles from './ContactName.module.css';

export function ContactName({ contact, density }: { contact: Contact; density: Density }) {
  const t = useTranslations('contact');
  const { hrefOf } = useEdited();
  const { name, position, department, avatar, primary } = contact;
  return (
    <Row gap={12} className={space.shrinks}>
      <PersonPicture name={name} src={avatar} size={Math.min(36, DENSITY_SIZES[density].thumb)} />
      <div className={space.shrinks}>
        <Row gap={8} className={space.shrinks}>
          <TextLink href={hrefOf(contact.id)} dir="auto" className={styles.link}>
            {name}
          </TextLink>
          {primary && <StatusChip tone="primary">{t('primary')}</StatusChip>}
        </Row>
        {density === 'comfortable' && (
          <Text variant="caption" noWrap as="div" tone="tertiary">
            {[position, department].filter(Boolean).join(' · ')}
          </Text>
        )}
      </div>
    </Row>
  );
}
