import { styled } from '@mui/material/styles';
import { splitEnding, visibleFileName } from '@/lib/util/files/file-name';

const Root = styled('bdi')({
  display: 'flex',
  minWidth: 0,
  '& .stem': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' },
  '& .ending': { flex: 'none' },
});

/** A file name in one line: a long one is shortened in the middle, so that its extension is visible. */
export function FileName({ name }: { name: string }) {
  const shown = visibleFileName(name);
  const [stem, ending] = splitEnding(shown);
  return (
    <Root dir="ltr" title={shown}>
      <span className="stem">{stem}</span>
      <span className="ending">{ending}</span>
    </Root>
  );
}
