export { configureStore } from '@reduxjs/toolkit';
export { Router } from 'react-router';
