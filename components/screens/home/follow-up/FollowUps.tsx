import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Panel } from '@/components/ui/layout/Panel';
import { TextLink } from '@/components/ui/layout/TextLink';
import { useDraftIds } from '@/components/ui/record/use-draft-ids';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { inquiriesReadAtom, readInquiries } from '@/lib/state/answers';
import { useSession } from '@/lib/state/session';
import { useStored } from '@/lib/state/use-stored';
import { visibleText } from '@/lib/util/files/file-name';
import { followUps, type FollowUp } from './follow-ups';
import { MoreRow } from '../MoreRow';
import styles from '../home.module.css';

const REPLIES = ['inquiry'];
const QUOTATIONS = ['quotation'];
/** Lines before the others are asked for. */
const FIRST = 5;

/** Answers to buyers that are not sent, and quotations that run out: known on this device, without a request. */
export function FollowUps({ today }: { today: string }) {
  const t = useTranslations('followUp');
  const [all, setAll] = useState(false);
  const { account } = useSession();
  const read = useStored(inquiriesReadAtom, () => readInquiries(account));
  const drafts = { inquiry: useDraftIds(REPLIES), quotation: useDraftIds(QUOTATIONS) };
  const lines = followUps(read, drafts, today);
  if (lines.length === 0) return null;
  const wordsOf = ({ kind, id, inquiry, days = 0 }: FollowUp) =>
    inquiry
      ? `${t(kind, { buyer: visibleText(inquiry.buyer), days })} · ${inquiry.number}`
      : t(`unnamed.${kind as 'inquiry'}`, { id });
  const rest = lines.length - FIRST;
  return (
    <Panel title={t('title')}>
      <div className={styles.box}>
        <ul className={styles.tasks}>
          {(all ? lines : lines.slice(0, FIRST)).map((line) => (
            <li key={`${line.kind} ${line.id}`}>
              <TextLink href={hrefOf(paths.inquiries({ id: line.id }))} className="task">
                <span className="dot" aria-hidden="true" />
                <span>{wordsOf(line)}</span>
                <ChevronRight size={14} aria-hidden />
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
      <MoreRow count={Math.max(0, rest)} open={all} onToggle={() => setAll(!all)} />
    </Panel>
  );
}
