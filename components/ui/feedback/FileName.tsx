import { styled } from '@mui/material/styles';
import { splitEnding, visibleFileName } from '@/lib/util/files/file-name';

const Root = styled('bdi')({
  display: 'flex',
  minWidth: 0,
  // A space before the extension would look like one in the name.
  textAutospace: 'no-autospace',
  '& .stem': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' },
  '& .ending': { flex: 'none' },
  '& .read': { fontSize: 0, userSelect: 'none' },
});

/**
 * A file name in one line: a long one is shortened in the middle, so that its extension is visible. Screen readers would
 * read a space between the two parts, so they have the extension within the first.
 */
export function FileName({ name }: { name: string }) {
  const shown = visibleFileName(name);
  const [stem, ending] = splitEnding(shown);
  return (
    <Root dir="ltr" title={shown}>
      <span className="stem">
        {stem}
        <span className="read">{ending}</span>
      </span>
      <span className="ending" aria-hidden>
        {ending}
      </span>
    </Root>
  );
}
