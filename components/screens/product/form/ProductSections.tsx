import { BasicSection } from './BasicSection';
import { DescriptionSection } from './DescriptionSection';
import { MediaSection } from './MediaSection';
import { PackagingSection } from './PackagingSection';
import { PricingSection } from './PricingSection';
import { SeoSection } from './SeoSection';
import { TradeSection } from './TradeSection';
import { VariantsSection } from './VariantsSection';

/** All sections, in the order of the navigation. */
export function ProductSections() {
  return (
    <>
      <BasicSection />
      <MediaSection />
      <PricingSection />
      <VariantsSection />
      <TradeSection />
      <PackagingSection />
      <DescriptionSection />
      <SeoSection />
    </>
  );
}
