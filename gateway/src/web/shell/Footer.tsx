import type { WireCommon } from '@/contract/calls/common';

import { destination, type LinkContext } from '../../domain/destination';
import type { Translate } from '../translator';
import {
  ContactDetails,
  Container,
  FooterGround,
  GraduatedEdge,
  Legal,
  LegalLinks,
  Logo,
  Notice,
  Top,
} from '../ui/site';

interface FooterProps {
  /** Its name, which stands in the logo. */
  product: string;
  common: WireCommon;
  links: LinkContext;
  t: Translate;
}

/** The company, its contact details, and links to the legal pages of the site. */
export function Footer({ product, common, links, t }: FooterProps) {
  return (
    <FooterGround data-tone="inverse">
      <Container>
        <GraduatedEdge />
        <Top>
          <Logo alt={product} ground="ink" product={product} />
          <ContactDetails contact={common.contactInformation} />
        </Top>
        <Legal>
          <p>{common.bottom.typeValueOne}</p>
          <nav aria-label={t('footer.legal')}>
            <LegalLinks>
              {common.function.map(({ id, name, url }) => (
                <li key={id}>
                  <a href={destination(url, links)}>{name}</a>
                </li>
              ))}
            </LegalLinks>
          </nav>
          <Notice>{common.bottom.typeValueThree}</Notice>
        </Legal>
      </Container>
    </FooterGround>
  );
}
