import './loader/loader.head';
import './notice/notice.head';
