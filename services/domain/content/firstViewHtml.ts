/** The component's id, which styled-components gives an element besides the class that has its styles. */
const componentId = /^sc-[\da-f]+-\d+$/;

/**
 * A page's HTML without the ids of its components, which take a tenth of a long list: no style names them (lint), and
 * hydration does not compare classes.
 */
export const withoutComponentIds = (html: string): string =>
  html.replace(/ class="([^"]*)"/g, (_whole, names: string) => {
    const styled = names.split(' ').filter((name) => !componentId.test(name));
    return styled.length > 0 ? ` class="${styled.join(' ')}"` : '';
  });
