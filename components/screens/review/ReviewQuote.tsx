import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Stars } from '@/components/ui/feedback/Stars';
import type { Review } from '@/lib/api/review';

/** What the buyer wrote, above what is written about it. */
export function ReviewQuote({ review }: { review: Review }) {
  const { buyer, content, language, scores } = review;
  return (
    <Box
      component="blockquote"
      sx={{ margin: 0, padding: '10px 14px', borderRadius: '10px', backgroundColor: 'var(--surface-sunken)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="subtitle2" component="span" dir="auto">
          {buyer.name}
        </Typography>
        <Stars score={scores.overall} />
      </Box>
      <Typography
        variant="body2"
        lang={language || undefined}
        dir="auto"
        sx={{ marginTop: 0.5, overflowWrap: 'anywhere' }}
      >
        {content}
      </Typography>
    </Box>
  );
}
