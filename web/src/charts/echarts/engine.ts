import { TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

use([CanvasRenderer, TooltipComponent]);

/** The library with the modules every kind shares; each kind registers its own. */
export { init };
