import type { CDPSession, Page, ViewportSize } from '@playwright/test';

import type { StoryLanguage } from '../../.storybook/translations';
import { required } from './environment';

type Listener = (event?: { storyId?: string; status?: string }) => void;

/** The parts of Storybook's preview that we speak to, in the page. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: Listener) => void;
    emit: (event: string, payload: object) => void;
  };
  __STORYBOOK_PREVIEW__?: {
    ready: () => Promise<void>;
    loadStory: (of: { storyId: string }) => Promise<{
      initialArgs: object;
      storyGlobals: { locale?: string; viewport?: { value?: string } };
      parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
    }>;
  };
}

/** Globals that a story sets itself; they override the toolbar. */
interface Pinned {
  locale?: string;
  viewport?: ViewportSize;
}

const ordinaryViewport = { width: 1280, height: 720 };

const pictureStyle = `
  * { caret-color: transparent !important; }
  video { visibility: hidden !important; }
  /* The ring of elements that only scripts focus depends on keys pressed in earlier stories. */
  [tabindex='-1']:focus-visible { outline: none !important; }`;

/**
 * One page of Storybook's preview that shows one story after the other, as the sidebar does: the story before is
 * unmounted, but scripts are loaded once. Another language loads a fresh document. Do not use it after a failure.
 */
export class StoryPreview {
  private language?: StoryLanguage;
  private story = 'no story yet';
  /** Errors since the page was opened; those of a story before the present one would otherwise get lost. */
  readonly problems: string[] = [];

  constructor(
    readonly page: Page,
    private readonly browser: CDPSession,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(`console (${this.story}): ${message.text()}`);
    });
    page.on('pageerror', (error) => this.problems.push(`exception (${this.story}): ${error.message}`));
  }

  /** Makes the preview ready for a story in a language and says what the story sets for itself. */
  async prepare(storyId: string, language: StoryLanguage): Promise<Pinned> {
    this.story = storyId;
    if (this.language !== language) await this.load(language);
    return this.page.evaluate(async (id) => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
      const story = await preview?.loadStory({ storyId: id });
      const { locale: own, viewport } = story?.storyGlobals ?? {};
      const styles = story?.parameters.viewport?.options?.[viewport?.value ?? '']?.styles;
      return {
        locale: own,
        viewport: styles && { width: parseInt(styles.width), height: parseInt(styles.height) },
      };
    }, storyId);
  }

  /** Gives a story these args in place of its own, and all stories these globals; the next `show` has them. */
  async give(storyId: string, args: object, globals: object): Promise<void> {
    await this.page.evaluate(
      async ([id, given, ofAll]) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
          window as unknown as PreviewWindow;
        const own = Object.keys((await preview?.loadStory({ storyId: id }))?.initialArgs ?? {});
        const none = Object.fromEntries(own.map((name) => [name, undefined]));
        channel.emit('updateGlobals', { globals: ofAll });
        channel.emit('updateStoryArgs', { storyId: id, updatedArgs: { ...none, ...given } });
      },
      [storyId, args, globals] as const,
    );
  }

  /**
   * Shows a story as it is after its play function.
   * @returns `success`, or how it ended otherwise
   */
  async show(storyId: string, viewport: ViewportSize = ordinaryViewport): Promise<string> {
    const { width, height } = this.page.viewportSize() ?? {};
    if (viewport.width !== width || viewport.height !== height) await this.page.setViewportSize(viewport);
    await this.page.context().clearCookies();
    return this.page.evaluate(
      (id) =>
        new Promise<string>((resolve) => {
          const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
          localStorage.clear();
          sessionStorage.clear();
          channel.on('storyFinished', (event) => {
            if (event?.storyId === id) resolve(event.status ?? '');
          });
          // These animations are infinite.
          for (const event of ['storyMissing', 'storyErrored', 'storyThrewException'])
            channel.on(event, () => resolve(event));
          channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
        }),
      storyId,
    );
  }

  /** Shows a guide or the page of a component. */
  async showDocs(id: string): Promise<void> {
    this.story = id;
    if (!this.language) await this.load('en');
    await this.page.evaluate(
      (storyId) =>
        new Promise<void>((resolve) => {
          const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
          channel.on('docsRendered', () => resolve());
          channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
        }),
      id,
    );
  }

  /** By how many px the story is wider than its window. */
  overflow(): Promise<number> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }

  /**
   * The whole story as PNG, without parts that differ by machine: films, the caret, and Chinese text, for which
   * each system has another font or none.
   */
  async picture(): Promise<Buffer> {
    await this.page.evaluate(async (style) => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      const sheet = document.createElement('style');
      sheet.id = 'for-the-picture';
      sheet.textContent = style;
      document.head.append(sheet);
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
      const images = [...document.images];
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (/[\u3000-\u9fff\uff00-\uffef]/.test(text.data))
          text.data = text.data.replace(/[\u3000-\u9fff\uff00-\uffef]/g, 'x');
      }
    }, pictureStyle);
    // Through the DevTools protocol, which encodes fast: the picture takes much of a test's time.
    const { cssContentSize } = await this.browser.send('Page.getLayoutMetrics');
    const { width, height } = cssContentSize;
    const { data } = await this.browser.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    await this.page.evaluate(() => document.getElementById('for-the-picture')?.remove());
    return Buffer.from(data, 'base64');
  }

  private async load(language: StoryLanguage) {
    await this.page.goto(`${required('E2E_STORYBOOK_URL')}/iframe.html`);
    await this.page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await this.page.evaluate(
      async (globals) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
          window as unknown as PreviewWindow;
        await preview?.ready();
        channel.emit('updateGlobals', { globals });
        // The add-on's run of axe is disabled; ours follows.
      },
      { locale: language, a11y: { manual: true } },
    );
    this.language = language;
  }
}
