import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

const List = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  minWidth: 0,
  '& > *': {
    maxWidth: '100%',
    padding: '0 8px',
    borderRadius: 'var(--radius-chip)',
    backgroundColor: 'var(--surface-pressed)',
    fontSize: 'var(--type-caption)',
    lineHeight: '1.375rem',
    color: 'var(--text-secondary)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

export function Tags({ tags, hrefOf }: { tags: readonly string[]; hrefOf?: (tag: string) => string }) {
  return (
    <List>
      {tags.map((tag) =>
        hrefOf ? (
          <Link key={tag} href={hrefOf(tag)} underline="hover">
            {tag}
          </Link>
        ) : (
          <span key={tag}>{tag}</span>
        ),
      )}
    </List>
  );
}
