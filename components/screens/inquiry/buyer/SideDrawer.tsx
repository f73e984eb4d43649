import Drawer from '@mui/material/Drawer';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { Text } from '@/components/ui/layout/Text';
import { useMedia } from '@/components/ui/layout/use-media';
import { inquiryApi } from '@/lib/api/inquiry';
import { below } from '@/lib/theme/breakpoints';
import { visibleText } from '@/lib/util/files/file-name';
import type { Again } from '../quotation/earlier/again-context';
import { SidePane } from './SidePane';
import styles from './SideDrawer.module.css';

interface SideDrawerProps {
  id: string;
  again: Again | undefined;
  onClose: () => void;
}

/** The third pane in narrow windows: a drawer, with the phone's frame a sheet over the whole screen. */
export function SideDrawer({ id, again, onClose }: SideDrawerProps) {
  const t = useTranslations('inquiry.side');
  const close = useTranslations('entry.action')('close');
  const titleId = useId();
  const isSheet = useMedia(below.desk);
  const { data: inquiry } = useQuery(inquiryApi.detail(id));
  return (
    <Drawer
      anchor={isSheet ? 'bottom' : 'right'}
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          className: `${styles.paper} ${isSheet ? styles.sheet : styles.beside}`,
        },
      }}
    >
      <div className={styles.head}>
        <div>
          <Text variant="h6" as="h2" dir="auto">
            {inquiry && (inquiry.subject || inquiry.number)}
          </Text>
          <Text variant="caption" as="p" tone="tertiary">
            <span id={titleId}>{t('title')}</span>
            {inquiry && <bdi>{visibleText(inquiry.buyer.name)}</bdi>}
          </Text>
        </div>
        <IconAction label={close} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconAction>
      </div>
      <SidePane id={id} quotes again={again} onSent={onClose} />
    </Drawer>
  );
}
