import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { useFormatter, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/layout/TextLink';
import { Stack } from '@/components/ui/layout/Stack';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { OtherInquiries } from './OtherInquiries';
import { RequestedProducts } from './RequestedProducts';
import { FactList } from './FactList';
import { Copy } from 'lucide-react';
import { IconAction } from '@/components/ui/button/IconAction';
import { copyText } from '@/lib/state/copy-text';
import { phoneHref } from '@/lib/util/phone-href';

function CopyValue({ value, href }: { value: string; href?: string }) {
  const t = useTranslations('inquiry.buyer');
  const copy = () => copyText(value, t('copied', { value }), t('notCopied'));
  return (
    <>
      {href ? (
        <TextLink quiet href={href}>
          {value}
        </TextLink>
      ) : (
        <span>{value}</span>
      )}
      <IconAction
        size="small"
        label={t('copy', { value })}
        onClick={() => void copy()}
        style={{ margin: '-4px -6px -4px 0' }}
      >
        <Copy size={14} aria-hidden />
      </IconAction>
    </>
  );
}

/** The priority is read-only: the contract has no request to change it. */
export function Details({ inquiry }: { inquiry: Inquiry }) {
  const t = useTranslations('inquiry');
  const format = useFormatter();
  const { buyer, tags, remindAt, assignee, priority, source, number, createdAt } = inquiry;
  return (
    <Stack gap={12}>
      <Text variant="subtitle2" as="h3">
        {t('asked.title')}
      </Text>
      <RequestedProducts inquiry={inquiry} />
      <Text variant="subtitle2" as="h3" className={space.above8}>
        {t('side.facts')}
      </Text>
      <FactList
        facts={[
          [t('buyer.email'), buyer.email && <CopyValue value={buyer.email} href={`mailto:${buyer.email}`} />],
          [t('buyer.phone'), buyer.phone && <CopyValue value={buyer.phone} href={phoneHref(buyer.phone)} />],
          [t('buyer.number'), <CopyValue key="number" value={number} />],
          [t('filter.created'), format.dateTime(new Date(createdAt), 'full')],
          [t('filter.source'), t(`source.${source}`)],
          [t('filter.priority'), t(`priority.${priority}`)],
          [t('filter.assignee'), assignee ?? t('nobody')],
          [t('remind.title'), remindAt && format.dateTime(new Date(remindAt), 'full')],
          [
            t('filter.tag'),
            tags.length > 0 &&
              tags.map((tag) => (
                <StatusChip key={tag} tone="plain">
                  {tag}
                </StatusChip>
              )),
          ],
        ]}
      />
      <OtherInquiries inquiry={inquiry} />
    </Stack>
  );
}
