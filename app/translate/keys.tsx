import { useEffect, useEffectEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { positionsIn, type SourcePosition } from './marks';
import styles from './keys.module.css';

const NAMES = ['aria-label', 'title', 'placeholder', 'alt'];
/** The maximum of texts listed for an element. */
const MAX_POSITIONS = 8;

const textOf = ({ file, key, line }: SourcePosition) => `${key} ${file}:${line}`;

/** The positions of the texts of an element, or of its closest ancestor that has any. */
function positionsOf(start: Element): SourcePosition[] {
  for (let element: Element | null = start; element; element = element.parentElement) {
    const names = NAMES.map((name) => element.getAttribute(name) ?? '');
    const found = positionsIn([element.textContent, ...names].join(' '));
    if (found.length > 0) return found.slice(0, MAX_POSITIONS);
  }
  return [];
}

/** The texts under the pointer or in focus, each as a button that copies its key and position; Alt and a press copies the first. */
function Keys({ own }: { own: Element }) {
  const [positions, setPositions] = useState<SourcePosition[]>([]);
  const [copied, setCopied] = useState('');
  const copy = (position: SourcePosition) => {
    void navigator.clipboard.writeText(textOf(position)).then(() => setCopied(textOf(position)));
  };
  const copyFirst = useEffectEvent((element: Element) => positionsOf(element).slice(0, 1).forEach(copy));
  useEffect(() => {
    const isOwn = ({ target }: Event) => !(target instanceof Element) || own.contains(target);
    const look = (event: Event) => {
      if (!isOwn(event)) setPositions(positionsOf(event.target as Element));
    };
    const press = (event: MouseEvent) => {
      if (!event.altKey || isOwn(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      copyFirst(event.target as Element);
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    document.addEventListener('click', press, true);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('click', press, true);
    };
  }, [own]);
  return (
    <aside className={styles.keys} aria-label="i18n">
      {positions.map((position) => (
        <button key={textOf(position)} type="button" onClick={() => copy(position)}>
          <b>{position.key}</b> {position.file}:{position.line} {copied === textOf(position) && '✓'}
        </button>
      ))}
      <output className="visually-hidden">{copied}</output>
    </aside>
  );
}

/** Shows the key and position of the texts under the pointer, at the lower edge of the page. */
export function showKeys(): void {
  const own = document.createElement('div');
  document.body.append(own);
  createRoot(own).render(<Keys own={own} />);
}
