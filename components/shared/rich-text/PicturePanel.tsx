import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { isComposing } from '@/lib/util/browser/composing';
import { PICTURE_ALIGNS, PICTURE_SIZES } from '@/lib/util/markup/picture-classes';
import { Segmented } from '@/components/ui/form/inputs/Segmented';
import { TextBox } from '@/components/ui/form/text/text-box';
import { Panel } from './panel';
import { moveBlock, selectedPicture, setPicture } from './picture-commands';

/** Characters of a description, as usual for alt texts. */
const MAX_ALT = 512;
const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const;

interface PicturePanelProps {
  editor: Editor;
  /** Counts how often the description was asked for; each time its input gets the focus. */
  asked: number;
}

/** Description, size, alignment and order of the selected picture. */
export function PicturePanel({ editor, asked }: PicturePanelProps) {
  const t = useTranslations('richText');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const picture = useEditorState({ editor, selector: ({ editor: now }) => selectedPicture(now) });
  const isShown = picture !== undefined && picture !== null;
  useEffect(() => {
    if (asked > 0 && isShown) input.current?.focus();
  }, [asked, isShown]);
  if (!isShown) return null;
  const back = () => editor.commands.focus();
  return (
    <Panel role="group" aria-label={t('pictureSettings')}>
      <div className="alt">
        <label className="name" htmlFor={`${id}-alt`}>
          {t('alt')}
        </label>
        <TextBox
          size="small"
          id={`${id}-alt`}
          ref={input}
          value={picture.alt}
          onChange={(event) => setPicture(editor, { alt: event.target.value })}
          onKeyDown={(event) => {
            if (isComposing(event.nativeEvent) || !['Enter', 'Escape'].includes(event.key)) return;
            event.preventDefault();
            event.stopPropagation();
            back();
          }}
          maxLength={MAX_ALT}
          aria-describedby={`${id}-hint`}
        />
        <p className="hint" id={`${id}-hint`}>
          {t('altHint')}
        </p>
      </div>
      <div>
        <span className="name" id={`${id}-size`}>
          {t('size')}
        </span>
        <Segmented
          name={`${id}-size`}
          aria-labelledby={`${id}-size`}
          value={picture.size ?? 'natural'}
          options={(['natural', ...PICTURE_SIZES] as const).map((value) => ({ value, label: t(`sizes.${value}`) }))}
          onChange={(value) => setPicture(editor, { size: PICTURE_SIZES.find((size) => size === value) ?? null })}
        />
      </div>
      <div>
        <span className="name" id={`${id}-align`}>
          {t('align')}
        </span>
        <Segmented
          name={`${id}-align`}
          aria-labelledby={`${id}-align`}
          value={picture.align ?? 'start'}
          options={PICTURE_ALIGNS.map((value) => ({ value, label: t(`aligns.${value}`) }))}
          onChange={(value) => setPicture(editor, { align: PICTURE_ALIGNS.find((align) => align === value) ?? null })}
        />
      </div>
      <div className="tools">
        <IconAction size="small" label={t('moveUp')} onClick={() => moveBlock(editor, -1)}>
          <ArrowUp {...icon} />
        </IconAction>
        <IconAction size="small" label={t('moveDown')} onClick={() => moveBlock(editor, 1)}>
          <ArrowDown {...icon} />
        </IconAction>
        <IconAction
          size="small"
          label={t('removePicture')}
          onClick={() => editor.chain().focus().deleteSelection().run()}
        >
          <Trash2 {...icon} />
        </IconAction>
      </div>
    </Panel>
  );
}
