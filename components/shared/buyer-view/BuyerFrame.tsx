import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { escapeMarkup } from '@/lib/util/markup/escape-markup';
import styles from './BuyerFrame.module.css';

/**
 * The document of the frame: no script runs in it and no form is sent; the policy of the client applies as well. Only
 * its own style sheet is loaded.
 */
function emptyPage(lang: string, title: string): string {
  const sheet = new URL('buyer-view.css', document.baseURI).href;
  const policy = [
    "default-src 'none'",
    `style-src ${new URL(sheet).origin}`,
    `img-src ${location.origin} https: http://127.0.0.1:* http://localhost:* data: blob:`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
  return `<!doctype html><html lang="${escapeMarkup(lang)}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${escapeMarkup(policy)}"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeMarkup(title)}</title><link rel="stylesheet" href="${escapeMarkup(sheet)}"></head><body></body></html>`;
}

function describe(page: Document, lang: string, title: string): void {
  page.documentElement.lang = lang;
  page.title = title;
}

interface BuyerFrameProps {
  title: string;
  lang: string;
  /** Pixels of the buyer's window; the frame is made smaller to fit. */
  width: number;
  /** Pixels that are available. */
  room: { width: number; height: number };
  onClose: () => void;
  children: ReactNode;
}

/** A buyer's page in a frame of its own, so that nothing of the client's styles reaches it, and nothing of it the client. */
export function BuyerFrame({ title, lang, width, room, onClose, children }: BuyerFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const [empty] = useState(() => emptyPage(lang, title));
  const scale = Math.min(1, room.width / width);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  });
  useEffect(() => {
    // Keys pressed in the frame do not reach the dialog.
    page?.addEventListener('keydown', onKey);
    return () => page?.removeEventListener('keydown', onKey);
  }, [page]);
  useEffect(() => {
    if (page) describe(page, lang, title);
  }, [page, lang, title]);
  return (
    <>
      <iframe
        className={styles.frame}
        // Without scripts, popups and navigation; the same origin lets React render into it.
        sandbox="allow-same-origin"
        title={title}
        srcDoc={empty}
        onLoad={(event) => setPage(event.currentTarget.contentDocument)}
        style={{
          width,
          height: room.height / scale,
          transform: scale < 1 ? `scale(${scale})` : undefined,
          marginRight: (scale - 1) * width,
          marginBottom: (scale - 1) * (room.height / scale),
        }}
      />
      {page?.body && createPortal(children, page.body)}
    </>
  );
}
