import { createGlobalStyle } from 'styled-components';

import { theme } from '@/components/theme/theme';

/**
 * The library’s dialog in our roles: `quiet` buttons of one weight, hairlines, square switches as large as a target.
 * Each rule names `html`, because the library's own styles may come after these.
 */
export const SettingsStyle = createGlobalStyle`
  html.show--preferences { overflow: hidden; }

  html #cc-main {
    --cc-font-family: ${theme.font.sans};
    --cc-z-index: ${theme.layer.dialog};
    --cc-bg: ${theme.color.background};
    --cc-overlay-bg: ${theme.color.backdrop};
    --cc-primary-color: ${theme.color.text};
    --cc-secondary-color: ${theme.color.textMuted};
    --cc-separator-border-color: ${theme.color.line};
    --cc-modal-border-radius: 0;
    --cc-btn-border-radius: ${theme.radius.s};
    --cc-pm-toggle-border-radius: ${theme.radius.s};

    --cc-btn-primary-bg: transparent;
    --cc-btn-primary-color: ${theme.color.text};
    --cc-btn-primary-border-color: ${theme.color.text};
    --cc-btn-primary-hover-bg: ${theme.color.inverse};
    --cc-btn-primary-hover-color: ${theme.color.onInverse};
    --cc-btn-primary-hover-border-color: ${theme.color.inverse};
    --cc-btn-secondary-bg: transparent;
    --cc-btn-secondary-color: ${theme.color.text};
    --cc-btn-secondary-border-color: ${theme.color.text};
    --cc-btn-secondary-hover-bg: ${theme.color.inverse};
    --cc-btn-secondary-hover-color: ${theme.color.onInverse};
    --cc-btn-secondary-hover-border-color: ${theme.color.inverse};

    --cc-toggle-on-bg: ${theme.color.link};
    --cc-toggle-off-bg: ${theme.color.lineStrong};
    --cc-toggle-on-knob-bg: ${theme.color.background};
    --cc-toggle-off-knob-bg: ${theme.color.background};
    --cc-toggle-readonly-bg: ${theme.color.line};
    --cc-toggle-readonly-knob-bg: ${theme.color.background};
    --cc-toggle-readonly-knob-icon-color: ${theme.color.lineStrong};

    --cc-section-category-border: ${theme.color.line};
    --cc-cookie-category-block-bg: transparent;
    --cc-cookie-category-block-border: ${theme.clear};
    --cc-cookie-category-block-hover-bg: transparent;
    --cc-cookie-category-block-hover-border: ${theme.clear};
    --cc-cookie-category-expanded-block-bg: transparent;
    --cc-cookie-category-expanded-block-hover-bg: transparent;
  }

  @media (forced-colors: active) {
    html #cc-main {
      --cc-toggle-on-bg: Highlight;
      --cc-toggle-off-bg: CanvasText;
      --cc-toggle-on-knob-bg: Canvas;
      --cc-toggle-off-knob-bg: Canvas;
      --cc-toggle-readonly-bg: GrayText;
      --cc-toggle-readonly-knob-bg: Canvas;
      --cc-toggle-readonly-knob-icon-color: GrayText;
    }

    html #cc-main .toggle__icon { forced-color-adjust: none; }
  }

  html #cc-main :focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 3px;
  }

  html #cc-main .pm { box-shadow: none; }

  html #cc-main .pm--box { height: auto; }

  html #cc-main .pm__title {
    font-size: ${theme.size.h3};
    line-height: ${theme.leading.snug};
  }

  html #cc-main .pm__close-btn {
    width: ${theme.width.target};
    height: ${theme.width.target};
    border-color: ${theme.clear};
  }

  html #cc-main .pm__section:first-child { margin-bottom: ${theme.space.l}; }

  html #cc-main .pm__section--toggle {
    margin: 0;
    border-top: 1px solid ${theme.color.line};
    border-radius: 0;
  }

  html #cc-main .pm__section--toggle .pm__section-title {
    padding: ${theme.space.m} 5rem ${theme.space.m} 2rem;
    font-size: ${theme.size.m};
  }

  html #cc-main .pm__section--expandable .pm__section-arrow {
    inset-inline-start: 0;
    background: none;
  }

  html #cc-main .pm__section--toggle .pm__section-desc {
    padding: 0 5rem ${theme.space.l} 2rem;
  }

  html #cc-main .pm__section-desc {
    font-size: ${theme.size.s};
    line-height: 1.5;
  }

  html #cc-main .pm__section-desc a {
    color: ${theme.color.link};
    font-weight: inherit;
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }

  html #cc-main :is(.section__toggle-wrapper, .section__toggle, .toggle__icon, .toggle__label) {
    width: 3rem;
    height: 1.5rem;
  }

  html #cc-main .section__toggle-wrapper { inset-inline-end: 0; }

  html #cc-main .toggle__icon-circle {
    width: 1.5rem;
    height: 1.5rem;
    box-shadow: none;
  }

  html #cc-main .section__toggle:checked ~ .toggle__icon .toggle__icon-circle { transform: translateX(1.5rem); }

  html #cc-main .pm__btn {
    min-height: 3rem;
    font-size: ${theme.size.s};
  }
`;
