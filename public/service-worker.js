importScripts('sw.js');
