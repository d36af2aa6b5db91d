/** Stands for the script of the gateway (docs/captcha.md): one button, and whoever presses it is a person. */
const widget = `
customElements.define('slider-captcha', class extends HTMLElement {
  connectedCallback() {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = this.lang === 'de' ? 'Ich bin ein Mensch' : 'I am a person';
    button.style.cssText = 'min-height: 2.75rem; padding: 0 1rem; font: inherit';
    button.onclick = () => {
      button.textContent += ' \\u2713';
      button.disabled = true;
      this.dispatchEvent(new CustomEvent('captcha-solved', { detail: { token: 'a-token' } }));
    };
    this.replaceChildren(button);
  }
  reset() {
    this.connectedCallback();
  }
});`;

export const captchaScript = `data:text/javascript,${encodeURIComponent(widget)}`;
