import { styled } from '@mui/material/styles';
import { splitEnding, visibleFileName } from '@/lib/util/files/file-name';

const Root = styled('bdi')({
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  '& .visually-hidden': { userSelect: 'none' },
  '& .stem': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' },
  '& .ending': { flex: 'none' },
});

/**
 * A file name in one line: a long one is shortened in the middle, so that its extension is visible. Screen readers would
 * read a space between the two parts.
 */
export function FileName({ name }: { name: string }) {
  const shown = visibleFileName(name);
  const [stem, ending] = splitEnding(shown);
  const isWhole = ending === '';
  return (
    <Root dir="ltr" title={shown}>
      {!isWhole && <span className="visually-hidden">{shown}</span>}
      <span className="stem" aria-hidden={isWhole ? undefined : true}>
        {stem}
      </span>
      {!isWhole && (
        <span className="ending" aria-hidden>
          {ending}
        </span>
      )}
    </Root>
  );
}
