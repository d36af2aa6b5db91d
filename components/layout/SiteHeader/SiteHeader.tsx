import { AccountMenu } from '@/components/layout/AccountMenu/AccountMenu';
import { useFrame } from '@/components/layout/FrameContext';
import { LanguageMenu } from '@/components/layout/LanguageMenu/LanguageMenu';
import { Logo } from '@/components/layout/Logo/Logo';
import { SearchPanel } from '@/components/layout/SearchPanel/SearchPanel';
import { SiteNavigation } from '@/components/layout/SiteNavigation/SiteNavigation';
import { SmallScreenMenu } from '@/components/layout/SmallScreenMenu/SmallScreenMenu';
import { Anchor } from '@/components/ui/Anchor/Anchor';
import { paths } from '@/services/config/paths';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Bar, FromTablet, Ground, Navigation, Tools } from './SiteHeader.styles';

/**
 * Navigation, search, language and login state (requirements, 2).
 * @avoid Inside a page: the layouts have it.
 * @accessibility Sticky, and never above what has the focus: pages scroll clear of it.
 */
export function SiteHeader() {
  const { t } = useTranslation('common');
  const { menu, brand } = useFrame();
  return (
    <Ground>
      <Bar>
        <Anchor href={paths.home} aria-label={t('header.home', { product: brand.product })}>
          <Logo product={brand.product} alt="" />
        </Anchor>
        <Navigation>
          <SiteNavigation menu={menu} />
        </Navigation>
        <Tools>
          <SearchPanel />
          <FromTablet>
            <LanguageMenu />
          </FromTablet>
          <FromTablet>
            <AccountMenu />
          </FromTablet>
          <SmallScreenMenu menu={menu} product={brand.product} />
        </Tools>
      </Bar>
    </Ground>
  );
}
