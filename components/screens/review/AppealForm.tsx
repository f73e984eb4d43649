import { Row } from '@/components/ui/layout/Stack';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { FILE_LIMITS } from '@/lib/api/file';
import { useTranslations } from 'next-intl';
import { DrawerForm } from '@/components/ui/record/DrawerForm';
import { Field } from '@/components/ui/form/Field';
import { ImagesInput } from '@/components/shared/material/pictures/ImagesInput';
import type { DrawerHandle } from '@/components/ui/record/RecordDrawer';
import { TextInput } from '@/components/ui/form/inputs/TextInput';
import { useRecordEditor } from '@/components/ui/record/use-record-editor';
import { useShownValue } from '@/components/ui/form/use-shown-value';
import { REVIEW_LIMITS, type Review } from '@/lib/api/review';
import { APPEAL_KIND } from './review-kinds';
import { Stars } from '@/components/ui/feedback/Stars';
import styles from './AppealForm.module.css';

function ReviewQuote({ review }: { review: Review }) {
  const { buyer, content, language, scores } = review;
  return (
    <blockquote className={styles.box}>
      <Row gap={8} wrap>
        <Text variant="subtitle2" as="span" dir="auto">
          {buyer.name}
        </Text>
        <Stars score={scores.overall} />
      </Row>
      <Text variant="body2" lang={language || undefined} dir="auto" className={`${space.above4} ${space.anywhere}`}>
        {content}
      </Text>
    </blockquote>
  );
}

export function AppealForm({ review, drawer }: { review: Review; drawer: DrawerHandle }) {
  const t = useTranslations('review.appeal');
  const editor = useRecordEditor({
    kind: APPEAL_KIND,
    record: review,
    check: APPEAL_KIND.check,
    saveKey: () => 'save',
    onCreated: () => undefined,
    onDone: drawer.leave,
  });
  const labels: Record<string, string> = { reason: t('reason'), evidence: t('evidence') };
  const over = review.status !== 'visible';
  return (
    <DrawerForm
      editor={editor}
      drawer={drawer}
      label={t('title')}
      labelOf={(path) => labels[path.split('.')[0]!] ?? path}
      show={useShownValue()}
      saveLabel={t('send')}
      decided={over}
    >
      <ReviewQuote review={review} />
      <Field
        name="reason"
        label={t('reason')}
        required
        max={REVIEW_LIMITS.reason}
        hint={t('reasonHint')}
        disabled={over}
      >
        <TextInput rows={4} />
      </Field>
      <Field
        name="evidence"
        label={t('evidence')}
        max={REVIEW_LIMITS.evidence}
        hint={t('evidenceHint')}
        group
        whole
        disabled={over}
      >
        <ImagesInput max={REVIEW_LIMITS.evidence} maxBytes={FILE_LIMITS.image} />
      </Field>
    </DrawerForm>
  );
}
