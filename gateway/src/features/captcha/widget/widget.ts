import { gatewayAt } from './gateway';
import { defineSliderCaptcha } from './SliderCaptcha';

// Where the browser got this script from is where it asks.
const { src } = document.currentScript as HTMLScriptElement;
defineSliderCaptcha(gatewayAt(new URL(src).origin));
