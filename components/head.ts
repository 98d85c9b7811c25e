import './loader/loader.head';
import './contact/plain-post.head';
import './notice/notice.head';
