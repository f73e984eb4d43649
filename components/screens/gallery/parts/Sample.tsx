import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { Panel } from '@/components/ui/layout/Panel';
import { copyText } from '@/lib/state/copy-text';
import styles from './Sample.module.css';

interface SampleNoteProps {
  /** Which component it shows, in a sentence. */
  text: string;
  /** Where it is. */
  files: readonly string[];
  /** Directly on the page instead of in a card. */
  plain?: boolean;
  children?: ReactNode;
}

/** What a sample shows, and the files in which a developer finds it. */
export function SampleNote({ text, files, plain, children }: SampleNoteProps) {
  const t = useTranslations('gallery.sample');
  return (
    <div className={styles.note} data-gallery-sample="" data-plain={plain || undefined}>
      <p>{text}</p>
      <ul aria-label={t('files')}>
        {files.map((file) => (
          <li key={file}>
            <code>{file}</code>
            <IconAction
              size="small"
              label={t('copy', { file })}
              tip={t('copyFile')}
              onClick={() => void copyText(file, t('copied'), t('notCopied'))}
            >
              <Copy size={14} aria-hidden />
            </IconAction>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

interface SampleProps extends Pick<SampleNoteProps, 'text' | 'files'> {
  title: string;
  /** The switch of its states. */
  states?: ReactNode;
  /** Its content extends to the edges. */
  flush?: boolean;
  /** Absent: what it shows is a card of its own below it. */
  children?: ReactNode;
}

/** One component in one of its states, with what a developer must know to use it. */
export const Sample = ({ title, text, files, states, flush, children }: SampleProps) => (
  <Panel title={title} aside={states}>
    <SampleNote text={text} files={files} />
    {children !== undefined && (
      <div className={styles.body} data-flush={flush || undefined}>
        {children}
      </div>
    )}
  </Panel>
);
