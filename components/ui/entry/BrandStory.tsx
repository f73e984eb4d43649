import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { BrandMark } from '@/components/ui/brand/BrandMark';
import { TradeLanes } from './TradeLanes';

const Story = styled('section')({
  position: 'relative',
  overflow: 'hidden',
  color: '#fff',
  background: 'linear-gradient(160deg, #23272f 0%, #1d2333 52%, #182446 100%)',
  '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& .brand': {
    position: 'absolute',
    left: 48,
    top: 40,
    display: 'flex',
    gap: 10,
    alignItems: 'center',
    fontSize: '1.0625rem',
    fontWeight: 600,
  },
  '& .pitch': { position: 'absolute', left: 48, right: 48, bottom: 56 },
  '& .headline': { margin: 0, fontSize: '2rem', lineHeight: '46px', fontWeight: 600, letterSpacing: '.01em' },
  '& .headline span': { display: 'block' },
  '& .text': { margin: '14px 0 0', maxWidth: 420, lineHeight: '24px', color: 'rgba(255,255,255,.82)' },
  '@media (max-width: 991.98px)': {
    height: 250,
    '& .brand, & .text, & .port': { display: 'none' },
    '& .pitch': { left: 20, right: 20, bottom: 40 },
    '& .headline': { fontSize: '1.375rem', lineHeight: '32px' },
  },
});

/** What the platform is for. Figures of the board are made up, so none are shown. */
export function BrandStory({ title }: { title: string }) {
  const t = useTranslations('entry');
  return (
    <Story aria-label={t('story.label')}>
      <TradeLanes />
      <div className="brand">
        <BrandMark />
        {title}
      </div>
      <div className="pitch">
        <p className="headline">
          <span>{t('story.line1')}</span>
          <span>{t('story.line2')}</span>
        </p>
        <p className="text">{t('story.text')}</p>
      </div>
    </Story>
  );
}
