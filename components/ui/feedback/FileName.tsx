import { styled } from '@mui/material/styles';
import { splitEnding, visibleFileName } from '@/lib/util/files/file-name';

const Root = styled('bdi')({
  display: 'flex',
  minWidth: 0,
  '& .stem': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' },
  '& .ending': { flex: 'none' },
});

/** The name of a file on one line: where it is too long its middle is left out, and its ending is always seen. */
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
