import { gatewayAt } from './gateway';
import { defineSliderCaptcha } from './SliderCaptcha';

// The widget calls the host that served this script.
const { src } = document.currentScript as HTMLScriptElement;
defineSliderCaptcha(gatewayAt(new URL(src).origin));
