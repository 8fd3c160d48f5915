import { TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

use([CanvasRenderer, TooltipComponent]);

/** The library with what every kind shares; the kinds register themselves on it. */
export { init };
