import type { Solved } from '../puzzle';
import { element } from './dom';
import { CaptchaError, type Gateway, type Puzzle } from './gateway';
import { puzzleView } from './puzzleView';
import { styles } from './styles';
import { textsFor, type Texts } from './texts';
import { doneView, startView, workView } from './views';
import { doWork } from './work';

/** Fired with `detail.token` once somebody has confirmed; `captcha-expired` when the token is past its time. */
export const solvedEvent = 'captcha-solved';
export const expiredEvent = 'captcha-expired';

/**
 * `<slider-captcha name="captchaToken">`: confirms that a person is at the form, by a picture or by work of the
 * device. It is a field of its form: its value is the token. `reset()` starts anew after a token was used.
 */
export function defineSliderCaptcha(gateway: Gateway): void {
  class SliderCaptcha extends HTMLElement {
    static readonly formAssociated = true;

    readonly #internals = this.attachInternals();
    readonly #body = element('div');
    readonly #status = element('p', { class: 'status', role: 'status' });
    #work: AbortController | undefined;
    #expiry: ReturnType<typeof setTimeout> | undefined;
    /** Answers to what was asked before the last reset must not show up. */
    #round = 0;

    constructor() {
      super();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
      root.adoptedStyleSheets = [sheet];
      root.append(this.#body, this.#status);
    }

    connectedCallback(): void {
      if (!this.#body.hasChildNodes()) this.#showStart();
    }

    disconnectedCallback(): void {
      this.#work?.abort();
    }

    formResetCallback(): void {
      this.reset();
    }

    /** Forgets token and puzzle and offers both ways again. */
    reset(): void {
      this.#round += 1;
      this.#work?.abort();
      clearTimeout(this.#expiry);
      this.#internals.setFormValue(null);
      this.#say('');
      this.#showStart();
    }

    get #texts(): Texts {
      return textsFor(this.closest('[lang]')?.getAttribute('lang') ?? '');
    }

    #say(text: string): void {
      this.#status.textContent = text;
    }

    #show(view: Node, focus?: HTMLElement): void {
      this.#body.replaceChildren(view);
      focus?.focus();
    }

    #showStart(): void {
      const view = startView(this.#texts, {
        onPicture: () => void this.#startPuzzle(),
        onWithout: () => void this.#startWork(),
      });
      this.#show(view);
    }

    /** Runs one exchange with the gateway; what went wrong is said, and its answer is dropped after a reset. */
    async #exchange<T>(work: () => Promise<T>, onAnswer: (answer: T) => void): Promise<void> {
      const round = this.#round;
      try {
        const answer = await work();
        if (round === this.#round) onAnswer(answer);
      } catch (error) {
        if (round === this.#round) this.#onFailure(error);
      }
    }

    #onFailure(error: unknown): void {
      const { code, retryAfter } = error instanceof CaptchaError ? error : new CaptchaError(0, 0);
      if (code === 404) return void this.#startPuzzle(this.#texts.outdated);
      this.#say(code === 429 ? this.#texts.tooMany(retryAfter) : this.#texts.failed);
    }

    #startPuzzle(announcement = ''): Promise<void> {
      this.#say(this.#texts.loading);
      return this.#exchange(gateway.newPuzzle, (puzzle) => this.#showPuzzle(puzzle, announcement));
    }

    #showPuzzle(puzzle: Puzzle, announcement: string): void {
      const { view, slider } = puzzleView(this.#texts, puzzle, {
        onCheck: (x) => void this.#check(puzzle, x),
        onAnother: () => void this.#startPuzzle(),
        onWithout: () => void this.#startWork(),
      });
      this.#show(view, slider);
      this.#say(announcement);
    }

    #check(puzzle: Puzzle, x: number): Promise<void> {
      return this.#exchange(
        () => gateway.answerPuzzle(puzzle.id, x),
        (answer) => {
          if (answer.solved) this.#onSolved(answer);
          else if (answer.triesLeft > 0) this.#say(this.#texts.wrong(answer.triesLeft));
          else void this.#startPuzzle(this.#texts.usedUp);
        },
      );
    }

    #startWork(): Promise<void> {
      const controller = new AbortController();
      this.#work = controller;
      const { view, cancel } = workView(this.#texts, () => this.reset());
      this.#show(view, cancel);
      this.#say(this.#texts.working);
      return this.#exchange(
        () => doWork(gateway, controller),
        (answer) => {
          if (answer) this.#onSolved(answer);
          else this.reset();
        },
      );
    }

    #onSolved({ captchaToken, validFor }: Solved): void {
      this.#internals.setFormValue(captchaToken);
      this.#expiry = setTimeout(() => this.#onExpired(), validFor * 1000);
      const { view, done } = doneView(this.#texts);
      this.#show(view, done);
      this.#say('');
      this.#fire(solvedEvent, { token: captchaToken });
    }

    #onExpired(): void {
      this.reset();
      this.#say(this.#texts.expired);
      this.#fire(expiredEvent, {});
    }

    #fire(name: string, detail: object): void {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }
  }

  if (!customElements.get('slider-captcha')) customElements.define('slider-captcha', SliderCaptcha);
}
