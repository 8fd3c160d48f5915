import { BarChart, LineChart, ScatterChart } from 'echarts/charts';
import {
  DataZoomSliderComponent,
  GridComponent,
  MarkAreaComponent,
  MarkLineComponent,
} from 'echarts/components';
import { use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';

use([
  LineChart,
  BarChart,
  ScatterChart,
  GridComponent,
  MarkAreaComponent,
  MarkLineComponent,
  DataZoomSliderComponent,
  LabelLayout,
]);
